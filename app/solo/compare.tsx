export { CompareScreen as default } from '@/components/values/CompareScreen';
