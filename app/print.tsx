export { PrintScreen as default } from '@/components/print/PrintScreen';
