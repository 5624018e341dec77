export { CompareScreen as default } from '@/components/compare/CompareScreen';
