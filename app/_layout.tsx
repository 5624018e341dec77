export { AppErrorScreen as ErrorBoundary } from '@/components/shell/AppErrorScreen';
export { Layout as default } from '@/components/shell/Layout';
