import { recordFormat, type Migration, type RecordDefinition } from '@/store/record/format';
import { fields, number, text, type JsonObject } from '@/store/record/read';

interface Note {
  readonly title: string;
  readonly pages: number;
}

/** Version 1 called the title `name`; version 2 did not count pages. */
const named: Migration = ({ name, ...others }) => ({ ...others, title: name });
const counted: Migration = (content) => ({ ...content, pages: (content['text'] as string).length });

const NOTE: RecordDefinition<Note> = {
  kind: 'costs',
  key: 'note',
  version: 3,
  migrations: [named, counted],
  read: fields<Note>({ title: text, pages: number }),
};
const note = recordFormat(NOTE);
const bare = recordFormat({ ...NOTE, isBare: true });

const read = (json: unknown) => note.read(JSON.stringify(json));
const DAMAGED = { ok: false, error: { code: 'damaged' } };

describe('a record', () => {
  it('is read as it was written', () => {
    expect(note.write({ title: 'Visits', pages: 2 })).toBe('{"version":3,"content":{"title":"Visits","pages":2}}');
    expect(note.read(note.write({ title: 'Visits', pages: 2 }))).toEqual({
      ok: true,
      value: { title: 'Visits', pages: 2 },
    });
  });

  it.each([
    [1, { name: 'Visits', text: 'abc' }, { title: 'Visits', pages: 3 }],
    [2, { title: 'Visits', text: 'ab' }, { title: 'Visits', pages: 2 }],
    [3, { title: 'Visits', pages: 9 }, { title: 'Visits', pages: 9 }],
  ])('of version %i opens migrated, step by step from there', (version, content, value) => {
    expect(read({ version, content })).toEqual({ ok: true, value });
  });

  it('is damaged when a step cannot be taken', () => {
    expect(read({ version: 2, content: { title: 'Visits' } })).toEqual(DAMAGED);
  });

  it('is damaged when it is of no shape it ever had', () => {
    expect(read({ version: 3, content: { title: 7, pages: 1 } })).toEqual(DAMAGED);
    expect(read({ version: 3, content: { title: 'Visits', pages: 1 }, more: 1 })).toEqual(DAMAGED);
  });

  it.each([0, -1, 1.5, '1', null, undefined])('has no version %s', (version) => {
    expect(read({ version, content: { title: 'Visits', pages: 1 } })).toEqual(DAMAGED);
  });

  it('of a newer app says its version, whatever is in it', () => {
    expect(read({ version: 4, pages: [] })).toEqual({ ok: false, error: { code: 'newer', version: 4 } });
  });
});

describe('a record that began without an envelope', () => {
  const first = recordFormat({ ...NOTE, version: 1, migrations: [], isBare: true });

  it('is written as it always was, until it has a second version', () => {
    expect(first.write({ title: 'Visits', pages: 2 })).toBe('{"title":"Visits","pages":2}');
    expect(bare.write({ title: 'Visits', pages: 2 })).toBe('{"version":3,"title":"Visits","pages":2}');
    expect(bare.read(bare.write({ title: 'Visits', pages: 2 }))).toEqual({
      ok: true,
      value: { title: 'Visits', pages: 2 },
    });
  });

  it('is of version 1 when it says none', () => {
    expect(bare.read('{"name":"Visits","text":"abc"}')).toEqual({ ok: true, value: { title: 'Visits', pages: 3 } });
  });

  it('of a newer app says its version', () => {
    expect(first.read('{"version":2,"title":"Visits"}')).toEqual({ ok: false, error: { code: 'newer', version: 2 } });
  });
});

it('what can be used of a record is asked of its kind', () => {
  const salvaging = recordFormat({ ...NOTE, salvage: ({ title }: JsonObject) => ({ title: String(title), pages: 0 }) });
  expect(salvaging.salvage('{"version":9,"content":{"title":"Visits"}}')).toEqual({ title: 'Visits', pages: 0 });
  expect(salvaging.salvage('{')).toBeUndefined();
  expect(note.salvage('{"version":9,"content":{"title":"Visits"}}')).toBeUndefined();
});
