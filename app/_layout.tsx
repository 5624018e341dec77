export { ErrorScreen as ErrorBoundary } from '@/components/shell/ErrorScreen';
export { Layout as default } from '@/components/shell/Layout';
