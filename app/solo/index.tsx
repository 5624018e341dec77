export { SoloScreen as default } from '@/components/table/SoloScreen';
