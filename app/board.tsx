export { BoardScreen as default } from '@/components/sheet/BoardScreen';
