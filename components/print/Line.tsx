import { Text } from 'react-native';

import { AppText } from '@/components/ui/AppText';

/** A sentence of the page; `name` says what it is about. */
export const Line = ({ name, children }: { readonly name?: string; readonly children: string }) => (
  <AppText variant="small">
    {name !== undefined && <Text style={{ fontWeight: '700' }}>{`${name}: `}</Text>}
    {children}
  </AppText>
);
