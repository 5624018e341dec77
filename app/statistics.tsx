export { StatisticsScreen as default } from '@/components/statistics/StatisticsScreen';
