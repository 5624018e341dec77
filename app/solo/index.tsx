export { SoloScreen as default } from '@/components/solo/SoloScreen';
