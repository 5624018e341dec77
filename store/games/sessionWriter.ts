import { begin, writeSave, type GameLabel, type GameState, type History, type Result, type Save } from '@/engine';

import type { BegunMove } from './begunMove';
import type { GameNotes } from './gameNotes';
import type { SharedStorage } from '../storage/storage';
import { noteQuarantine } from './quarantine';
import { saveGame, readGame, type StoredGame, type WriteFault, type OpenFault } from './repository';
import { DEMO, RUNNING } from './keys';
import type { Open, OpenGame, Outcome } from './open';
import { recoverGame, type Recovered } from './recovery';
import type { TabLock, Listener, Role, Tabs } from './tabs';
import { Unanswered } from './unanswered';

/** What a session works with. */
export interface SessionParts {
  readonly storage: SharedStorage;
  readonly tabs: Tabs;
  /** The version of the app, written into every save. */
  readonly app: string;
  readonly now?: () => Date;
  readonly newId?: () => string;
  /** Where a game's begun move lies, beside its records; nowhere unless told. */
  readonly begun?: {
    readonly take: (game: string) => Promise<BegunMove | undefined>;
    readonly keep: (game: string, begun: BegunMove) => void;
  };
  /** Where the device's notes beside a game lie; nowhere unless told. */
  readonly notes?: {
    readonly take: (game: string) => Promise<GameNotes>;
    readonly keep: (game: string, notes: GameNotes) => Promise<void>;
  };
}

/** Ids name records and addresses: time and chance, letters and digits only. */
export const randomId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** For a window without a game: nobody else wants what it plays. */
const NO_LOCK: TabLock = {
  // Stryker disable next-line ArrowFunction,StringLiteral: only a window with a game is asked what it may do.
  role: () => 'playing',
  takeOver: () => undefined,
  leave: () => undefined,
};

/** Writes everything the open game goes through, one thing after the other, before it is shown as done. */
export class SessionWriter {
  private queue: Promise<unknown> = Promise.resolve();
  private lock = NO_LOCK;
  private listener: Listener | undefined;
  /** What the device holds of the open game. */
  private stored: StoredGame | null = null;
  private unanswered = new Unanswered();
  private readonly now: () => Date;
  private readonly newId: () => string;

  constructor(
    private readonly parts: SessionParts,
    private readonly shown: () => Open,
    private readonly show: (open: Open) => void,
  ) {
    this.now = parts.now ?? (() => new Date());
    this.newId = parts.newId ?? randomId;
  }

  begin(start: GameState, name: string): Promise<string> {
    return this.inTurn(async () => {
      const id = this.newId();
      this.show({ at: 'opening', id });
      await this.joinTabs(id);
      const save: Save = {
        app: this.parts.app,
        game: { id, name, created: this.now().toISOString() },
        history: begin(start),
      };
      const written = await this.unanswered.save(this.parts.storage, save, null, save.game.created);
      if (written.ok) this.stored = written.value;
      this.showSaved(save, { failure: written.ok ? null : written.error });
      if (written.ok) await this.remember(id);
      return id;
    });
  }

  open(id: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.game(id) !== null) return;
      this.show({ at: 'opening', id });
      await this.joinTabs(id);
      const { read, recovered } = await this.find(id);
      await noteQuarantine(this.parts.storage, id, read);
      if (!read.ok) {
        this.release();
        return this.show({ at: 'refused', id, fault: read.error });
      }
      this.stored = read.value;
      this.showSaved(read.value.save, { recovered });
      await this.remember(id);
    });
  }

  close(): Promise<void> {
    return this.inTurn(async () => {
      this.release();
      this.show({ at: 'none' });
    });
  }

  /** Judges a step on the history as it is when its turn comes, and saves what came of it. */
  enter<T extends { readonly history: History }, E>(
    step: (history: History) => Result<T, E>,
    label: (game: GameLabel) => GameLabel = (game) => game,
  ): Outcome<T, E> {
    return this.inTurn(async () => {
      const open = this.game();
      if (open === null) return refused({ code: 'no-game' });
      if (open.role === 'following') return refused({ code: 'following' });
      const stepped = step(open.history);
      if (!stepped.ok) return stepped;
      const save = { app: this.parts.app, game: label(open.game), history: stepped.value.history };
      return (await this.write(open, save)) ? stepped : refused({ code: 'written-elsewhere' });
    });
  }

  rename(name: string): Outcome<{ readonly history: History }, never> {
    return this.enter<{ readonly history: History }, never>(
      (history) => ({ ok: true, value: { history } }),
      (game) => ({ ...game, name }),
    );
  }

  takeOver(): void {
    this.lock.takeOver();
  }

  /** Says whether everything is saved now. */
  retry(): Promise<boolean> {
    return this.inTurn(async () => {
      const open = this.game();
      if (open !== null && open.failure !== null) await this.write(open, this.saveOf(open));
      return this.game()?.failure === null;
    });
  }

  /** Saves the game as this window holds it under an id of its own and continues with that; the game it came from stays as it is. */
  keepCopy(name: string): Promise<Result<string, WriteFault>> {
    return this.inTurn(async () => {
      const open = this.game();
      if (open === null) return refused('forbidden');
      const [id, created] = [this.newId(), this.now().toISOString()];
      const save: Save = { ...this.saveOf(open), game: { id, name, created } };
      const written = await saveGame(this.parts.storage, save, null, created);
      if (!written.ok) return written;
      await this.joinTabs(id);
      this.stored = written.value;
      this.showSaved(save);
      await this.remember(id);
      return { ok: true, value: id };
    });
  }

  exportText(): string | undefined {
    const open = this.game();
    return open === null ? undefined : writeSave(this.saveOf(open));
  }

  /** Two quick taps are two entries, never two halves of one. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const worked = this.queue.then(work);
    this.queue = worked.catch(() => undefined);
    return worked;
  }

  private game(id?: string): OpenGame | null {
    const open = this.shown();
    return open.at === 'open' && (id === undefined || open.game.id === id) ? open : null;
  }

  private saveOf({ game, history }: OpenGame): Save {
    return { app: this.parts.app, game, history };
  }

  /** Reads a game; one that has only lost its header is given another one first. */
  private async find(
    id: string,
  ): Promise<{ readonly read: Result<StoredGame, OpenFault>; readonly recovered: Recovered | null }> {
    const { storage } = this.parts;
    const read = await readGame(storage, id);
    const isThere = read.ok || read.error.code === 'storage-closed' || read.error.code === 'storage-silent';
    const recovered = isThere ? null : await recoverGame(storage, id, this.now().toISOString());
    return { read: recovered === null ? read : await readGame(storage, id), recovered };
  }

  private showSaved(
    { game, history }: Save,
    { failure = null, recovered = null }: Partial<Pick<OpenGame, 'failure' | 'recovered'>> = {},
  ): void {
    const role = this.lock.role();
    this.show({ at: 'open', game, history, role, saving: failure === null ? 'saved' : 'failed', failure, recovered });
  }

  private change(part: Partial<Omit<OpenGame, 'at'>>): void {
    const open = this.game();
    if (open !== null) this.show({ ...open, ...part });
  }

  /** Saves first and shows then; what the device refuses continues in memory, what another window has overtaken does not. */
  private async write(open: OpenGame, save: Save): Promise<boolean> {
    const { storage, tabs } = this.parts;
    this.change({ saving: 'saving' });
    const written = await this.unanswered.save(storage, save, this.stored, this.now().toISOString());
    if (!written.ok && written.error === 'elsewhere' && open.failure === null) {
      await this.reload(open.game.id);
      return false;
    }
    if (written.ok) this.stored = written.value;
    const failure = written.ok ? null : written.error;
    const saving = failure === null ? 'saved' : 'failed';
    this.change({ game: save.game, history: save.history, saving, failure, recovered: null });
    if (written.ok) tabs.announce(save.game.id, this.listener);
    return true;
  }

  /** Shows the game as another window left it. */
  private async reload(id: string): Promise<void> {
    const read = await readGame(this.parts.storage, id);
    if (!read.ok) return this.show({ at: 'refused', id, fault: read.error });
    this.stored = read.value;
    const { game, history } = read.value.save;
    this.change({ game, history, saving: 'saved' });
  }

  private async joinTabs(id: string): Promise<void> {
    this.release();
    this.listener = {
      onWritten: () => void this.inTurn(() => this.catchUp(id)),
      onRole: (role) => this.hear(id, role),
    };
    this.lock = await this.parts.tabs.join(id, this.listener);
  }

  /** Who loses the play stops at once; who gains it first sees what the other one did. */
  private hear(id: string, role: Role): void {
    if (this.game(id) === null) return;
    if (role === 'following') return this.change({ role });
    void this.inTurn(async () => {
      await this.catchUp(id);
      this.change({ role: this.lock.role() });
    });
  }

  /**
   * By the time it is this one's turn, the window may have closed the game; and what only this window holds is never thrown
   * away for what another wrote.
   */
  private async catchUp(id: string): Promise<void> {
    // Stryker disable next-line OptionalChaining: to ask no game breaks, which the queue catches; nothing is read then either.
    if (this.game(id)?.failure === null) await this.reload(id);
  }

  private release(): void {
    this.lock.leave();
    this.lock = NO_LOCK;
    this.stored = null;
    this.unanswered = new Unanswered();
  }

  /** A convenience of the home screen: it may fail. */
  private async remember(id: string): Promise<void> {
    if (id === DEMO) return;
    await this.parts.storage.set(RUNNING, id).catch(() => undefined);
  }
}
