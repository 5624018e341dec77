export { StandingScreen as default } from '@/components/table/end/StandingScreen';
