export { ScoreScreen as default } from '@/components/score/ScoreScreen';
