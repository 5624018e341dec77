export { PositionScreen as default } from '@/components/position/PositionScreen';
