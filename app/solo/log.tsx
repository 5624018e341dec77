export { LogScreen as default } from '@/components/log/LogScreen';
