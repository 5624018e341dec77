import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { shareAsync } from 'expo-sharing';
import { PixelRatio, Platform } from 'react-native';
import { Svg } from 'react-native-svg';

import { files } from '@/__tests__/helpers/fileSystem';
import { scorePicture } from '@/components/score/share/picture';
import type { Telling } from '@/components/score/share/scoreText';
import { SharePictureButton } from '@/components/score/share/SharePictureButton';
import { blankLacerda, blankPerson, finalScore, scoreInput } from '@/engine';
import { score as words } from '@/i18n/en/score';
import { scoreReasons as sentences } from '@/i18n/en/scoreReasons';

// The real drawing is what becomes a PNG.
jest.unmock('@/components/ui/svg');

jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => undefined) }));
jest.mock(
  'expo-file-system',
  () => jest.requireActual<{ readonly fileSystemModule: unknown }>('@/__tests__/helpers/fileSystem').fileSystemModule,
);

const telling: Telling = {
  score: finalScore(scoreInput([{ ...blankPerson('you'), wigs: 61 }, blankLacerda('lacerda')])),
  people: [
    { id: 'you', name: 'You', mark: 'you' },
    { id: 'lacerda', name: 'Lacerda', mark: 'lacerda' },
  ],
  date: '1 November 1755',
  words,
  sentences,
};
const { width, height } = scorePicture(telling);
const toDataURL = jest.fn<void, [(base64: string) => void, object?]>((done) => done('iVBORw0KGgo='));
const onShared = jest.fn();

/** What the system draws: react-native-svg has no device to draw on here. */
const press = async () => {
  render(<SharePictureButton label="Share as picture" telling={telling} onShared={onShared} />);
  const drawing = screen.UNSAFE_getByType(Svg).instance as Svg;
  drawing.toDataURL = toDataURL;
  await act(async () => void fireEvent.press(screen.getByRole('button', { name: 'Share as picture' })));
};

beforeEach(() => {
  jest.clearAllMocks();
  files.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the picture of a result on a phone', () => {
  it('is drawn, written as a PNG and handed to the share sheet', async () => {
    jest.replaceProperty(Platform, 'OS', 'android');
    await press();
    expect(toDataURL.mock.calls[0]?.[1]).toEqual({ width, height });
    expect([...files]).toEqual([['file:///cache/lisboa-score.png', ['iVBORw0KGgo=', { encoding: 'base64' }]]]);
    expect(shareAsync).toHaveBeenCalledWith('file:///cache/lisboa-score.png', {
      mimeType: 'image/png',
      UTI: 'public.png',
    });
    expect(onShared).toHaveBeenCalledWith('shared');
  });

  it('has as many pixels on iOS, which measures in points', async () => {
    jest.replaceProperty(Platform, 'OS', 'ios');
    jest.spyOn(PixelRatio, 'get').mockReturnValue(3);
    await press();
    expect(toDataURL.mock.calls[0]?.[1]).toEqual({ width: width / 3, height: height / 3 });
  });

  it('that cannot be shared says so', async () => {
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('no share sheet'));
    await press();
    expect(onShared).toHaveBeenCalledWith('failed');
  });

  it('says the same as the one in a browser, and no reader meets it', async () => {
    await press();
    expect(screen.queryByText('Lacerda')).toBeNull();
    expect(JSON.stringify(screen.toJSON())).toContain('Lacerda');
  });
});
