import { useState } from 'react'
import { Link } from 'react-router-dom'
import { longestAccountName, longestCode, nameProblem } from '../../src-domain/account/account-forms.ts'
import { isEmailFixed, type ProfileRefusal } from '../../src-domain/account/edit-profile.ts'
import { emailProblem, longestEmail } from '../../src-domain/account/email-address.ts'
import type { Patron } from '../../src-domain/account/patron.ts'
import { displayedPhone } from '../../src-domain/text/displayed-phone.ts'
import { pastedCode, pastedText } from '../../src-domain/text/pasted-text.ts'
import { RequiredFieldsNote } from '../account/required-fields-note.tsx'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import type { Spoken } from '../messages/spoken.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import styles from './profile-page.module.css'
import { profileScreenLink } from './profile-screens.ts'
import { ProofGate } from './proof-gate.tsx'
import { useProof } from './use-proof.ts'

const names = ['firstName', 'lastName', 'email', 'code'] as const

type Outcome = ProfileRefusal | { readonly _tag: 'Saved' }

/** Editable names and e-mail (PROF-06), read-only phone. */
export function AccountInfo({ patron }: { readonly patron: Patron }) {
  const words = useWords('profile')
  const { actions } = useAccount()
  const [outcome, setOutcome] = useState<Outcome>()
  /** E-mail to which a pending code was sent. */
  const [asked, setAsked] = useState<string>()
  const { asked: proof, proven } = useProof()
  const isFixed = isEmailFixed(patron)
  const fields = useJudgedFields({
    names,
    initial: { firstName: patron.firstName, lastName: patron.lastName, email: patron.email ?? '', code: '' },
    judge: (typed) => problemsOf(words, typed, asked !== undefined),
    send: async ({ firstName, lastName, email, code }) => {
      setOutcome(undefined)
      const profile = { firstName: pastedText(firstName), lastName: pastedText(lastName), email: pastedText(email) }
      const pinCode = asked === profile.email ? { pinCode: pastedCode(code) } : {}
      const refusal = await proven<ProfileRefusal>((proof) =>
        actions.saveProfile({ ...profile, ...pinCode, ...(proof === undefined ? {} : { proof }) }),
      )
      setAsked(refusal === undefined ? undefined : refusal._tag === 'EmailCodeDue' ? profile.email : asked)
      setOutcome(refusal ?? { _tag: 'Saved' })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="account-info">
      <h2 id="account-info" className={styles.heading}>
        {words.info}
      </h2>
      <ProofGate email={patron.email ?? ''} asked={proof}>
        <form {...fields.form} className={styles.form}>
          <FormSummary {...fields.summary} title={words.fieldsWrong} labels={words} />
          <RequiredFieldsNote />
          <TextField
            {...fields.field('firstName')}
            label={words.firstName}
            maxLength={longestAccountName}
            autoComplete="given-name"
          />
          <TextField
            {...fields.field('lastName')}
            label={words.lastName}
            maxLength={longestAccountName}
            autoComplete="family-name"
          />
          <TextField
            {...fields.field('email')}
            label={words.email}
            maxLength={longestEmail}
            type="email"
            autoComplete="email"
            readOnly={isFixed}
            {...(isFixed ? { hint: words.emailFixed } : {})}
          />
          {asked === undefined ? null : (
            <TextField
              {...fields.field('code')}
              label={words.code}
              maxLength={longestCode}
              hint={words.codeLead({ email: asked })}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
          <OutcomeNotice outcome={outcome} />
          <Button type="submit" busy={fields.isSending}>
            {words.save}
          </Button>
        </form>
      </ProofGate>
      <Credentials patron={patron} />
    </section>
  )
}

/** Phone and password, edited on their own screens (PROF-05, PROF-06), and the last confirmation. */
function Credentials({ patron }: { readonly patron: Patron }) {
  const words = useWords('profile')
  const { cells, actions } = useAccount()
  const said = useStateOf(cells.said, (now) => now)
  const { value, displayed = displayedPhone(value ?? ''), isVerified, isVerifiable } = patron.phone ?? {}
  const forget = () => actions.say('')
  return (
    <>
      <p role="status" className={styles.notice}>
        {said}
      </p>
      <div className={styles.credential}>
        <p>
          <span className={styles.label}>{words.phone}</span>
          <br />
          {value === undefined ? words.none : <bdi dir="ltr">{displayed}</bdi>}
          {isVerified === false && isVerifiable !== false ? ` · ${words.notVerified}` : null}
        </p>
        {isVerifiable === false ? null : (
          <Link className={buttonClass('secondary')} {...profileScreenLink('phone')} onClick={forget}>
            {words.changePhone}
          </Link>
        )}
      </div>
      {isEmailFixed(patron) ? null : (
        <div className={styles.credential}>
          <p className={styles.label}>{words.password}</p>
          <Link className={buttonClass('secondary')} {...profileScreenLink('password')} onClick={forget}>
            {words.changePassword}
          </Link>
        </div>
      )}
    </>
  )
}

function OutcomeNotice({ outcome }: { readonly outcome: Outcome | undefined }) {
  const words = useWords('profile')
  const said = outcome === undefined ? undefined : profileRefusalText(words, outcome)
  return (
    <>
      <p role="status" className={styles.notice}>
        {outcome?._tag === 'Saved' ? words.saved : undefined}
      </p>
      {said === undefined ? null : (
        <Alert kind="danger">
          <span lang={said.lang}>{said.text}</span>
        </Alert>
      )}
    </>
  )
}

/** The server's text, if any (PROF-08). */
function profileRefusalText(words: Words['profile'], outcome: Outcome): Spoken | undefined {
  switch (outcome._tag) {
    case 'Saved':
    case 'EmailCodeDue':
      return undefined
    case 'EmailTaken':
      return { text: words.emailTaken }
    case 'ProofDue':
      return { text: words.notProven }
    case 'NoAnswer':
      return { text: words.noAnswer }
    case 'Failed':
      return outcome.message === undefined ? { text: words.failed } : { text: outcome.message, lang: '' }
  }
}

function problemsOf(words: Words['profile'], typed: Readonly<Record<(typeof names)[number], string>>, asks: boolean) {
  const problem = emailProblem(typed.email)
  return {
    firstName: nameProblemText(typed.firstName, words.firstNameRequired, words),
    lastName: nameProblemText(typed.lastName, words.lastNameRequired, words),
    email: problem && (problem === 'missing' ? words.emailRequired : words.emailInvalid),
    code: asks && pastedCode(typed.code) === '' ? words.codeRequired : undefined,
  }
}

function nameProblemText(typed: string, missing: string, words: Words['profile']): string | undefined {
  const problem = nameProblem(typed)
  return problem && { missing, 'too-long': words.nameLong({ most: longestAccountName }) }[problem]
}
