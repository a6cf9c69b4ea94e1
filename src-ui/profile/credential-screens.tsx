import { useState } from 'react'
import { newPasswordProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { AllRequired } from '../account/all-required.tsx'
import { CodeForm } from '../account/code-form.tsx'
import { PhoneForm } from '../account/phone-form.tsx'
import { ShowPassword } from '../account/show-password.tsx'
import { SubmitRow } from '../account/submit-row.tsx'
import { useFirstField } from '../account/use-first-field.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import { useStepBack } from './inside-screens.ts'
import styles from './profile-page.module.css'

/** Another phone, which is the patron's once its code has come back (PROF-05). */
export function PhoneScreen() {
  const words = useWords('account')
  const profile = useWords('profile')
  const { cells, actions } = useAccount()
  const known = useStateOf(cells.patron, ({ patron }) => patron?.phone?.value ?? '')
  const [asked, setAsked] = useState<string>()
  const [first, setFirst] = useState(known)
  const back = useStepBack()
  const send = async (phone: string): Promise<AccountProblem | undefined> => {
    const problem = await actions.own.sendPhonePin(phone)
    if (problem === undefined) setAsked(phone.trim())
    return problem
  }
  const change = () => {
    setFirst(asked ?? known)
    setAsked(undefined)
  }
  return (
    <AccountScreen
      key={asked === undefined ? 'phone' : 'code'}
      title={asked === undefined ? words.phoneTitle : words.codeTitle}
      onBack={asked === undefined ? back : change}
    >
      <section className={styles.section}>
        {asked === undefined ? (
          <PhoneForm phone={first} problem={undefined} onPhone={send} />
        ) : (
          <CodeForm
            lead={words.phoneCodeLead({ phone: asked })}
            change={words.changePhone}
            onChange={change}
            onCode={async (code) => {
              const problem = await actions.own.verifyPhone(asked, code)
              if (problem !== undefined) return problem
              actions.say(profile.phoneChanged)
              back()
              return undefined
            }}
            onResend={() => actions.own.sendPhonePin(asked)}
          />
        )}
      </section>
    </AccountScreen>
  )
}

/** A new password (PROF-05, ACCT-66). */
export function PasswordScreen() {
  const profile = useWords('profile')
  const back = useStepBack()
  return (
    <AccountScreen title={profile.newPassword} onBack={back}>
      <section className={styles.section}>
        <PasswordForm onSet={back} />
      </section>
    </AccountScreen>
  )
}

const names = ['password', 'confirmation'] as const

function PasswordForm({ onSet }: { readonly onSet: () => void }) {
  const words = useWords('account')
  const profile = useWords('profile')
  const { cells, actions } = useAccount()
  const email = useStateOf(cells.patron, ({ patron }) => patron?.email ?? '')
  const [problem, setProblem] = useState<AccountProblem>()
  const [isShown, setShown] = useState(false)
  const first = useFirstField()
  const said = {
    short: words.passwordShort,
    missing: words.confirmationRequired,
    different: words.confirmationDifferent,
  }
  const { form, field, isSending, summary } = useJudgedFields({
    names,
    initial: { password: '', confirmation: '' },
    judge: (typed) => {
      const wrong = newPasswordProblems(typed.password, typed.confirmation)
      return {
        password: wrong.password && said[wrong.password === 'missing' ? 'missing' : 'short'],
        confirmation: wrong.confirmation && said[wrong.confirmation],
      }
    },
    send: async ({ password }) => {
      setProblem(undefined)
      const refused = await actions.own.setPassword(password)
      if (refused !== undefined) return setProblem(refused)
      actions.say(profile.passwordChanged)
      onSet()
    },
  })
  const type = isShown ? 'text' : 'password'
  const secret = { type, autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <form className={styles.form} {...form}>
      <p>{words.newLead({ email })}</p>
      {/* Whose password it is, for the browser's own keeper of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormSummary
        {...summary}
        title={words.fieldsWrong}
        labels={{ password: words.newPassword, confirmation: words.confirmation }}
      />
      <AllRequired />
      <TextField {...field('password')} {...secret} ref={first} label={words.newPassword} hint={words.passwordHint} />
      <TextField {...field('confirmation')} {...secret} label={words.confirmation} />
      <ShowPassword isShown={isShown} onChange={setShown} />
      <SubmitRow {...{ problem, isSending }}>{profile.save}</SubmitRow>
    </form>
  )
}
