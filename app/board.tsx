export { BoardScreen as default } from '@/components/boardSheet/BoardScreen';
