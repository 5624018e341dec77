import { translate } from '../translate';

/** Numbers, plurals and lists as this language writes them. */
export const { change, list, number, plural } = translate('ru');
