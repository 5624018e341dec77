export { CostsScreen as default } from '@/components/costs/CostsScreen';
