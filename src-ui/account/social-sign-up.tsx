import { useState } from 'react'
import { type SignUpForm, signUpProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import type { SignInFlow, SocialData } from '../../src-domain/account/sign-in-flow.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { NameField } from './name-field.tsx'
import { usePhoneChecks } from './phone-checks.tsx'
import { PhoneField } from './phone-field.tsx'
import { RequiredFieldsNote } from './required-fields-note.tsx'
import { signUpErrors } from './sign-up-errors.ts'
import type { SocialActions } from './social-actions.ts'
import buttons from './social-buttons.module.css'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

const names = ['firstName', 'lastName', 'email', 'phone'] as const

export interface SocialSignUpProps {
  readonly social: SocialData
  readonly onSend: SocialActions['signUp']
  readonly onSignedUp: (flow: SignInFlow) => void
}

/** Sign-up without a password (ACCT-29). The platform's e-mail is read-only. */
export function SocialSignUp({ social, onSend, onSignedUp }: SocialSignUpProps) {
  const words = useWords('account')
  const phones = usePhoneChecks()
  const { signUpLead, emailKnown } = useWords('social')
  const [problem, setProblem] = useState<AccountProblem>()
  const { firstName = '', lastName = '', email = '' } = social
  const initial = { firstName, lastName, email, phone: '' }
  const firstEmpty = names.find((name) => initial[name] === '') ?? 'phone'
  const first = useFirstField()
  const ref = (name: (typeof names)[number]) => (name === firstEmpty ? { ref: first } : {})
  const { form, field, isSending, summary } = useJudgedFields({
    names,
    initial,
    judge: (typed) => signUpErrors(words, signUpProblems(typed satisfies SignUpForm, phones)),
    written: (name, typed) => (name === 'phone' ? phones.written(typed) : typed),
    send: async (typed) => {
      setProblem(undefined)
      const answer = await onSend(
        {
          firstName: pastedText(typed.firstName),
          lastName: pastedText(typed.lastName),
          email: pastedText(typed.email),
          phone: pastedText(typed.phone),
        },
        social,
      )
      if (answer._tag === 'Left') setProblem(answer.left)
      else onSignedUp(answer.right)
    },
  })
  const known = email === '' ? {} : { readOnly: true, hint: emailKnown, className: buttons.fixed ?? '' }
  return (
    <form className={styles.form} {...form}>
      <p className={styles.lead}>{signUpLead}</p>
      <FormSummary {...summary} title={words.fieldsWrong} labels={words} />
      <RequiredFieldsNote />
      <NameField {...field('firstName')} {...ref('firstName')} part="firstName" />
      <NameField {...field('lastName')} {...ref('lastName')} part="lastName" />
      <TextField
        {...field('email')}
        {...ref('email')}
        {...known}
        maxLength={longestEmail}
        label={words.email}
        type="email"
        autoComplete="email"
      />
      <PhoneField {...field('phone')} {...ref('phone')} hint={words.phoneHint} />
      <SubmitRow {...{ problem, isSending }}>{words.signUp}</SubmitRow>
    </form>
  )
}
