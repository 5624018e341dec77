export { ReviewScreen as default } from '@/components/review/ReviewScreen';
