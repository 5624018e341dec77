import { translate } from '../translate';

/** Numbers, plurals and lists as this language writes them. */
export const { list, number, plural } = translate('pl');
