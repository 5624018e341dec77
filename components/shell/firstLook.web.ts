import { BASE } from '@/components/ui/base.web';
import { LANGUAGES } from '@/i18n/language';
import { SETTINGS_KEY } from '@/store/settings';

/**
 * Runs in the page before anything is painted, so that a reload does not flash in another theme, text size or language,
 * or with an introduction that was read. It only repeats what SystemLook.web.tsx and SpokenLanguage.web.tsx do once the
 * app is there; a browser without storage continues without. Hosts that know folders only put a slash behind an address,
 * which the service worker would not know again: it goes before the router sees it.
 */
export const firstLook = `{
const{origin,pathname,search,hash}=location;
if(pathname!=='${BASE}/'&&pathname.endsWith('/'))history.replaceState(history.state,'',origin+pathname.replace(/\\/+$/,'')+search+hash);
const page=document.documentElement,known=${JSON.stringify(LANGUAGES)};
let chosen;
try{
const{language,theme,textSize,motion,introduction}=JSON.parse(localStorage.getItem('${SETTINGS_KEY}'));
chosen=language;
Object.assign(page.dataset,{theme,textSize,motion,introduction})
}catch{}
if(!known.includes(chosen))chosen=navigator.languages.map(tag=>tag.slice(0,2).toLowerCase()).find(tag=>known.includes(tag))||'en';
if(chosen!=='en'){
page.lang=chosen;
page.dataset.words='coming';
const script=document.querySelector('meta[name=language-'+chosen+']');
if(script)document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href:script.content}))
}
}`.replaceAll('\n', '');
