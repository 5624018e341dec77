export { StandingScreen as default } from '@/components/standing/StandingScreen';
