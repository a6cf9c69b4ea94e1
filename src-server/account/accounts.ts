import { randomBytes } from 'node:crypto'
import { type Either, fromNullable, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../store/database.ts'
import type { AccountsFacade, SignedIn, SignInRefusal } from './accounts-facade.ts'
import { beginOwnerSession } from './begin-owner-session.ts'
import { changeProfile } from './change-profile.ts'
import { setPassword } from './new-password.ts'
import type { Passwords } from './password.ts'
import { patronRows } from './patron-rows.ts'
import { isPhone, type PinCodes, type PinOf } from './pin-codes.ts'
import { type NoSender, wrongPin } from './pin-refusals.ts'
import { isProved, proveSession } from './proved-session.ts'
import { absoluteLife, idleLife } from './session-life.ts'
import { hashedToken, recordActivity } from './session-tokens.ts'
import { signInByPin } from './sign-in-by-pin.ts'
import { signUp } from './sign-up.ts'
import { socialSignIn } from './social-sign-in.ts'
import { socialSignUp } from './social-sign-up.ts'
import type { SocialVerifiers } from './social-verifier.ts'
import { keepVerifiedPhone } from './verified-phone.ts'

const wrongCredentials = { _tag: 'WrongCredentials' } as const

const seenInterval = 3_600_000

interface MessageQueue {
  readonly notify: () => void
}

export interface AccountNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly brands: ReadonlyMap<string, Pick<Brand, 'name'>>
  readonly pins: PinCodes
  readonly passwords: Passwords
  readonly breached?: BreachedPasswords | undefined
  readonly phonesOf: (brandId: string) => PhoneRules
  readonly social: SocialVerifiers
  /** By brand; undefined: messages of this kind cannot be sent. */
  readonly mailsOf: (brandId: string) => MessageQueue | undefined
  readonly textsOf: (brandId: string) => MessageQueue | undefined
}

export function openAccounts(needs: AccountNeeds): AccountsFacade {
  const { db, clock, brands, pins, passwords, mailsOf, textsOf } = needs
  const patrons = patronRows({ db, isTexting: (brandId) => textsOf(brandId) !== undefined, phonesOf: needs.phonesOf })
  // Unknown accounts are compared with this hash, so that timing does not reveal them.
  const dummyHash = passwords.hash(randomBytes(16).toString('hex'))

  const signIn = async (
    { brandId }: Caller,
    account: string,
    password: string,
  ): Promise<Either<SignInRefusal, SignedIn>> => {
    const row = await db
      .selectFrom('patrons')
      .select(['id', 'profile', 'password_hash', 'must_set_password', 'account'])
      .where('brand_id', '=', brandId)
      .where('account', '=', account.trim().toLowerCase())
      .executeTakeFirst()
    const isRight = await passwords.isRight(row?.password_hash ?? (await dummyHash), password)
    if (row === undefined || !isRight) return left(wrongCredentials)
    return beginOwnerSession({ db, clock, patrons }, brandId, row, wrongCredentials)
  }

  const patronOf = async (brandId: string, token: string): Promise<Patron | undefined> => {
    const name = hashedToken(token)
    const row = await db
      .selectFrom('sessions')
      .innerJoin('patrons', (join) =>
        join.onRef('patrons.brand_id', '=', 'sessions.brand_id').onRef('patrons.id', '=', 'sessions.patron_id'),
      )
      .select(['patrons.id', 'patrons.profile', 'sessions.created_at', 'sessions.seen_at'])
      .where('sessions.brand_id', '=', brandId)
      .where('sessions.token_hash', '=', name)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const now = clock.now()
    const isOver = now - row.seen_at.getTime() > idleLife || now - row.created_at.getTime() > absoluteLife
    if (isOver) {
      await signOut(brandId, token)
      return undefined
    }
    if (now - row.seen_at.getTime() > seenInterval) {
      await db
        .updateTable('sessions')
        .set({ seen_at: new Date(now).toISOString() })
        .where('token_hash', '=', name)
        .execute()
      await recordActivity(db, { brandId, patronId: row.id }, now)
    }
    return patrons.whole(brandId, row)
  }

  const signOut = async (brandId: string, token: string): Promise<void> => {
    await db
      .deleteFrom('sessions')
      .where('brand_id', '=', brandId)
      .where('token_hash', '=', hashedToken(token))
      .execute()
  }

  const lookUp = async (brandId: string, account: string) => {
    const row = await db
      .selectFrom('patrons')
      .select('profile')
      .where('brand_id', '=', brandId)
      .where('account', '=', account)
      .executeTakeFirst()
    return row && { isMigrating: row.profile.isMigrating }
  }

  const askPin = async (pin: PinOf, language: string): Promise<Either<NoSender, void>> => {
    const sender = (isPhone(pin.account) ? textsOf : mailsOf)(pin.brandId)
    if (sender === undefined) return left({ _tag: isPhone(pin.account) ? 'NoTexts' : 'NoMail' })
    await pins.ask(pin, language)
    sender.notify()
    return right(undefined)
  }
  const brandNameOf = (brandId: string) => brands.get(brandId)?.name ?? brandId

  return {
    signIn,
    patronOf,
    signOut,
    signUp: async ({ brandId }, account) => {
      const signedUp = await signUp({ ...needs, brandName: brandNameOf(brandId) })(brandId, account)
      if (isLeft(signedUp)) return signedUp
      const { patronId, token } = signedUp.right
      return right({ patron: await patrons.by(brandId, patronId), token })
    },
    signInSocially: socialSignIn({ ...needs, patrons }),
    signUpSocially: socialSignUp({ ...needs, patrons }),
    lookUp,
    askPin,
    signInByPin: signInByPin({ db, clock, pins, patrons }),
    verifyPhone: async (patronId, pin, typed, digits, language) => {
      if (!(await pins.spend(pin, digits))) return left(wrongPin)
      const { brandId, account: dialled } = pin
      const known = (await patrons.by(brandId, patronId)).phone?.value
      const isOther = known !== undefined && needs.phonesOf(brandId).dialled(known) !== dialled
      const mails = mailsOf(brandId)
      const noticeIn = isOther && mails !== undefined ? language : undefined
      await keepVerifiedPhone(db, { brandId, patronId, typed, dialled, noticeIn })
      if (noticeIn !== undefined) mails?.notify()
      return right(undefined)
    },
    changeProfile: changeProfile({ db, pins, patrons, askPin, notify: (brandId) => mailsOf(brandId)?.notify() }),
    isProved: (brandId, token) => isProved(db, brandId, token, clock.now()),
    prove: proveSession({ db, clock, passwords, pins, accounts: { askPin } }),
    exchangePin: async (pin, digits) => fromNullable(wrongPin)(await pins.exchange(pin, digits)),
    setPassword: async ({ brandId }, token, password, language) => {
      const mails = mailsOf(brandId)
      const set = setPassword({
        ...needs,
        brandName: brandNameOf(brandId),
        patronOf,
        isOwnerTold: mails !== undefined,
      })
      const patronId = await set(brandId, token, password, language)
      if (isLeft(patronId)) return patronId
      mails?.notify()
      return right(await patrons.by(brandId, patronId.right))
    },
  }
}
