export { GamesScreen as default } from '@/components/games/GamesScreen';
