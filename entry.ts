// First of all: it shows that the rest could not be started.
import './components/shell/startUp';
import 'expo-router/entry';

// In a browser every screen is a script of its own, loaded when it is opened (`asyncRoutes` in app.json).
// What is imported here is in the first script instead: the home screen and what surrounds every screen.
// Its imports must not reach the engine; `npm test` weighs the first load.
import './app/_layout';
import './app/index';
import './app/+not-found';
// What every language is written with, so that its script comes without the code screens share.
import './i18n/say';
import './i18n/vocabulary';
