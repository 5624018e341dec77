export { NewGameScreen as default } from '@/components/setup/NewGameScreen';
