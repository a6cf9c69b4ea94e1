import { either } from 'fp-ts'
import type { Answered } from '../../line/line.ts'
import { ownResponse, says, tells } from './answers.ts'
import type { Account, Books, Transaction } from './books.ts'
import { accountNamed, cardOf } from './cards.ts'
import { type Fields, isYes } from './fields.ts'

const held = [
  'name',
  'address',
  'city',
  'region',
  'country',
  'postal',
  'phone',
  'email',
  'accttype',
  'cofpermission',
] as const

/** https://developer.cardpointe.com/cardconnect-api, Profile: create, add a card, or update. */
export function profilePut(books: Books, wanted: Fields): Answered {
  const { profile } = wanted
  const [profileid = '', acctid] = (profile ?? '').split('/')
  const known = accountsOf(books, profileid)
  if (profileid !== '' && known.length === 0) return says(books, 'noProfile')
  const changed = acctid === undefined ? undefined : accountNamed(books, profile ?? '')
  const before = changed === undefined ? {} : { account: changed.token, expiry: changed.expiry }
  const card = cardOf(books, { ...before, ...wanted })
  if (either.isLeft(card)) return says(books, card.left)
  const { token, expiry } = card.right
  const kept = isYes(wanted.profileupdate) ? changed?.holder : undefined
  const account = saved(books, {
    profileid: profileid === '' ? newProfileId(books) : profileid,
    acctid: acctid ?? nextIn(known),
    token,
    expiry,
    isDefault: known.length === 0 || changed?.isDefault === true || isYes(wanted.defaultacct),
    holder: { ...kept, ...holderIn(wanted) },
  })
  return tells(books, { ...shown(account), ...ownResponse('saved') })
}

/** Effect of `"profile":"Y"` in an authorisation. */
export function savedWith(
  books: Books,
  wanted: Fields,
  { token, expiry }: Transaction,
): Pick<Account, 'profileid' | 'acctid'> {
  const holder = holderIn(wanted)
  const made = { profileid: newProfileId(books), acctid: '1', token, expiry, isDefault: true, holder }
  const { profileid, acctid } = saved(books, made)
  return { profileid, acctid }
}

export function profileShown(books: Books, profileid: string, acctid: string): Answered {
  const found = accountsOf(books, profileid).filter((one) => acctid === '' || one.acctid === acctid)
  return tells(books, found.length === 0 ? [ownResponse('noProfile')] : found.map(shown))
}

/** The default card stays while there are others. */
export function profileRemoved(books: Books, profileid: string, acctid: string): Answered {
  const all = accountsOf(books, profileid)
  const gone = all.filter((one) => acctid === '' || one.acctid === acctid)
  if (gone.length === 0) return says(books, 'noProfile')
  if (acctid !== '' && all.length > 1 && gone[0]?.isDefault === true) return says(books, 'invalidField')
  for (const one of gone) books.accounts.delete(nameOf(one))
  return says(books, 'deleted')
}

/** An identical profile is reused. One card of each is the default. */
function saved(books: Books, account: Account): Account {
  const twin = [...books.accounts.values()].find((one) => likeness(one) === likeness(account))
  const name = twin ?? account
  const isDefault = account.isDefault || twin?.isDefault === true
  const kept = { ...account, profileid: name.profileid, acctid: name.acctid, isDefault }
  for (const other of accountsOf(books, kept.profileid))
    if (isDefault) books.accounts.set(nameOf(other), { ...other, isDefault: false })
  books.accounts.set(nameOf(kept), kept)
  return kept
}

function likeness({ token, expiry, holder }: Account): string {
  return JSON.stringify([token, expiry, ...held.map((name) => holder[name] ?? '')])
}

function accountsOf(books: Books, profileid: string): readonly Account[] {
  return [...books.accounts.values()].filter((one) => one.profileid === profileid)
}

function nextIn(known: readonly Account[]): string {
  return String(Math.max(0, ...known.map(({ acctid }) => Number(acctid))) + 1)
}

function holderIn(wanted: Fields): Account['holder'] {
  return Object.fromEntries(held.flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]]])))
}

function shown({ isDefault, holder, ...account }: Account) {
  return { ...holder, ...account, defaultacct: isDefault ? 'Y' : 'N', auoptout: 'N' }
}

function nameOf({ profileid, acctid }: Account): string {
  return `${profileid}/${acctid}`
}

function newProfileId(books: Books): string {
  return `1796527359563381${String(1000 + books.number())}`
}
