export { redirectSystemPath } from '@/components/shell/systemPath';
