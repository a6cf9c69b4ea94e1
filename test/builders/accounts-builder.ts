import { northAmericanPhones } from '../../src-domain/account/phone-rules.ts'
import { type AccountNeeds, openAccounts } from '../../src-server/account/accounts.ts'
import type { AccountsFacade } from '../../src-server/account/accounts-facade.ts'
import type { Passwords } from '../../src-server/account/password.ts'
import { type PinCodes, pinCodes } from '../../src-server/account/pin-codes.ts'
import type { Database } from '../../src-server/store/database.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { aBrand } from './brand-builder.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { noon, openWorld, type TestEngine } from './order-server-builder.ts'

export interface OpenedAccounts {
  readonly db: Database
  readonly clock: { at: number; readonly now: () => number }
  readonly pins: PinCodes
  readonly pinsOver: (db: Database) => PinCodes
  readonly accounts: (needs?: Partial<AccountNeeds>) => AccountsFacade
  readonly close: () => Promise<void>
}

/** Accounts of the default brand without a server, so no worker interferes. */
export async function openedAccounts(
  engine: TestEngine,
  passwords: Passwords = cheapPasswords,
): Promise<OpenedAccounts> {
  const world = await openWorld(engine, { passwords })
  await world.close()
  const { db, close } = await openDatabase(world.choice)
  const clock = { at: noon, now: () => clock.at }
  const brands = new Map([['noodle-house', aBrand()]])
  const pinsOver = (over: Database) => pinCodes({ db: over, clock, secrets: ['a secret of tests'] })
  const pins = pinsOver(db)
  const social = () => undefined
  const phonesOf = () => northAmericanPhones
  const usual = {
    phonesOf,
    social,
    db,
    clock,
    brands,
    pins,
    passwords,
    mailsOf: () => ({ notify: () => undefined }),
    textsOf: () => undefined,
  }
  return { db, clock, pins, pinsOver, accounts: (needs = {}) => openAccounts({ ...usual, ...needs }), close }
}
