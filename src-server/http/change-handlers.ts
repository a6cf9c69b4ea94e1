import { emailCodeDue } from '../../src-contract/account/pins.ts'
import { routes } from '../../src-contract/routes.ts'
import { passwordProblem, patronNameProblems } from '../../src-domain/account/account-forms.ts'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { ChangedProfile, ProfileChangeRefusal } from '../account/change-profile.ts'
import type { SetPasswordRefusal } from '../account/new-password.ts'
import type { Share } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import { noSenderAnswer } from './no-sender-answer.ts'
import { readLanguage } from './read-language.ts'
import { malformed, type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import type { RequireProof } from './require-proof.ts'
import { okOr, serve } from './serve.ts'
import { wrongPinAnswer } from './shown-pin-handlers.ts'
import { invalid, taken, tooWeak } from './sign-up-handlers.ts'

const codeDue = refusal(403, emailCodeDue, 'We emailed a code to the new address. Please include it.')
const tooLittle = malformed(
  'The body cannot be read: it has to name a password, or an email, a firstName and a lastName.',
)

type Network = Readonly<Record<'brandId' | 'network', string>>

/** Changes password, names and email (API-19). */
export function changeHandlers({ accounts, limits }: Pick<OrderServer, 'accounts' | 'limits'>, proved: RequireProof) {
  /** Returns the seconds to wait, if a limit is exceeded. */
  const shut = async (shares: readonly Share[]): Promise<number | undefined> => {
    const [first, ...rest] = shares
    const consumed = first && (await limits.consume(first, ...rest))
    return consumed?._tag === 'Past' ? consumed.seconds : undefined
  }

  const profileOf = async (
    patron: Patron,
    body: Partial<ChangedProfile>,
    { brandId, visit, language, network }: Readonly<Record<'brandId' | 'visit' | 'language' | 'network', string>>,
    prove: () => Promise<RefusalAnswer | undefined>,
  ) => {
    const changed = changedOf(body)
    if (changed === undefined) return tooLittle
    const wrong = Object.keys(patronNameProblems(changed))
    if (wrong.length > 0) return invalid(...wrong)
    // Only a new email needs a proof: a changed name cannot take over an account.
    const refused = isSameEmail(patron, changed) ? undefined : await prove()
    if (refused !== undefined) return refused
    const seconds = await shut(sharesOf(patron, changed, { brandId, network }))
    if (seconds !== undefined) return tooMany(seconds)
    const who = { brandId, patronId: patron.id, visit, language: readLanguage(language) ?? '' }
    return okOr(await accounts.changeProfile(who, changed), profileNotChanged)
  }

  return {
    changePatron: serve(routes.changePatron, async (call) => {
      const { caller, token, visit, language, network, body } = call
      if (token === undefined) return sessionEnded
      const { brandId } = caller
      const patron = await accounts.patronOf(brandId, token)
      // A password token already required a proof, so it needs no second one (ACCT-26, ACCT-38).
      const prove = async () => patron && proved(call, { brandId, patronId: patron.id, token }, body.proof)
      if (body.password !== undefined) {
        if (passwordProblem(body.password) !== undefined) return invalid('password')
        const refused = await prove()
        if (refused !== undefined) return refused
        const set = await accounts.setPassword(caller, token, body.password, readLanguage(language) ?? '')
        return okOr(set, passwordNotSet)
      }
      if (patron === undefined) return sessionEnded
      return profileOf(patron, body, { brandId, visit, language, network }, prove)
    }),
  }
}

function changedOf({ email, firstName, lastName, pinCode }: Partial<ChangedProfile>): ChangedProfile | undefined {
  if (email === undefined || firstName === undefined || lastName === undefined) return undefined
  const digits = pinCode?.replace(/\s/g, '')
  return { email, firstName, lastName, ...(digits === undefined ? {} : { pinCode: digits }) }
}

function isSameEmail({ email = '' }: Patron, changed: ChangedProfile): boolean {
  return email.trim().toLowerCase() === changed.email.trim().toLowerCase()
}

function sharesOf(patron: Patron, changed: ChangedProfile, { brandId, network }: Network): readonly Share[] {
  if (isSameEmail(patron, changed)) return []
  if (changed.pinCode !== undefined) return [{ limit: 'pinGuessByAddress', of: network }]
  return [
    { limit: 'pinByAccountAtAddress', of: JSON.stringify([brandId, network, patron.id]) },
    { limit: 'pinByAddress', of: network },
  ]
}

function passwordNotSet(why: SetPasswordRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'NoAuthority':
      return sessionEnded
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}

function profileNotChanged(why: ProfileChangeRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'EmailTaken':
      return taken
    case 'EmailCodeDue':
      return codeDue
    case 'WrongPin':
      return wrongPinAnswer
    case 'NoMail':
    case 'NoTexts':
      return noSenderAnswer(why)
  }
}
