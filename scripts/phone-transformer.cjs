const { createHash } = require('node:crypto');
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { deserialize, serialize } = require('node:v8');
const expo = require('@expo/metro-config/build/transform-worker/transform-worker');

/** What Babel's plugins put the name of the phone in for: a file that says any of it is transformed for each. */
const ASKS = /\bPlatform\b|process\.env|EXPO_/;

const isShared = (source, { type }) => type !== 'asset' && !ASKS.test(source);

const keyOf = (filename, source, { platform: _, ...options }) =>
  createHash('sha256')
    .update(JSON.stringify([filename, options]))
    .update('\0')
    .update(source)
    .digest('hex');

const read = (file) => {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
};

/** Expo's own; what it answered for one phone is its answer for the other where the file cannot tell them apart. */
const transform = async (config, root, filename, data, options) => {
  const source = data.toString('utf8');
  if (!isShared(source, options)) return expo.transform(config, root, filename, data, options);
  const file = path.join(process.env.EXPORT_PHONES, keyOf(filename, source, options));
  const known = read(file);
  if (known !== undefined) return known;
  const result = await expo.transform(config, root, filename, data, options);
  writeFileSync(`${file}.part`, serialize(result));
  renameSync(`${file}.part`, file);
  return result;
};

module.exports = { ...expo, transform };
