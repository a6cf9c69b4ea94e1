export type StoreFailure =
  | { readonly _tag: 'Unreachable'; readonly detail: string }
  /** `lost`: what did not survive from one statement to the next. */
  | { readonly _tag: 'Pooled'; readonly lost: 'LISTEN' | 'settings' }
  /** Statements that give the role the settings which a pooler does not pass on. */
  | { readonly _tag: 'UnsetRole'; readonly statements: readonly string[] }
  | { readonly _tag: 'Locked'; readonly dataDir: string; readonly pid: number }
  /** A newer program wrote the data. The fields name the newest migration of the data and of this program. */
  | { readonly _tag: 'NewerSchema'; readonly found: string; readonly known: string }
  | { readonly _tag: 'MigrationFailed'; readonly migration: string; readonly detail: string }
  /** Bytes. */
  | { readonly _tag: 'NoSpace'; readonly dataDir: string; readonly free: number }

function sentence(failure: StoreFailure): string {
  switch (failure._tag) {
    case 'Unreachable':
      return `The database cannot be reached: ${failure.detail}`
    case 'Pooled':
      return `DATABASE_URL leads to a pooler that loses ${failure.lost === 'LISTEN' ? 'LISTEN' : 'the settings of a session'}: set DATABASE_DIRECT_URL to the database itself.`
    case 'UnsetRole':
      return `The pooler of DATABASE_URL passes no settings on. Run once, then let the pooler reconnect: ${failure.statements.join('; ')};`
    case 'Locked':
      return `Process ${failure.pid} already uses the data directory ${failure.dataDir}.`
    case 'NewerSchema':
      return `The database has schema ${failure.found}, this program knows up to ${failure.known}: start a newer one.`
    case 'MigrationFailed':
      return `Migration ${failure.migration} failed and changed nothing: ${failure.detail}`
    case 'NoSpace':
      return `Only ${Math.floor(failure.free / 1_048_576)} MB are free for the data directory ${failure.dataDir}.`
  }
}

export class CannotOpenStore extends Error {
  readonly failure: StoreFailure
  constructor(failure: StoreFailure) {
    super(sentence(failure))
    this.name = 'CannotOpenStore'
    this.failure = failure
  }
}
