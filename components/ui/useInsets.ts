import { useContext } from 'react';
import { SafeAreaInsetsContext, type EdgeInsets } from 'react-native-safe-area-context';

const NONE: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where notches and bars are. Without a provider (an error at the very root) nothing is kept free. */
export const useInsets = (): EdgeInsets => useContext(SafeAreaInsetsContext) ?? NONE;
