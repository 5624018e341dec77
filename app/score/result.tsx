export { ResultScreen as default } from '@/components/score/ResultScreen';
