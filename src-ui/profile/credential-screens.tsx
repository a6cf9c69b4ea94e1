import { useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { CodeForm } from '../account/code-form.tsx'
import { NewPasswordForm } from '../account/new-password-form.tsx'
import { usePhoneChecks } from '../account/phone-checks.tsx'
import { PhoneForm } from '../account/phone-form.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import styles from './profile-page.module.css'
import { useStepBack } from './profile-screens.ts'
import { ProofGate } from './proof-gate.tsx'
import { useProof } from './use-proof.ts'

/** Changes the phone after a code was entered (PROF-05). */
export function PhoneScreen() {
  const words = useWords('account')
  const profile = useWords('profile')
  const { cells, actions } = useAccount()
  const known = useStateOf(cells.patron, ({ patron }) => patron?.phone?.value ?? '')
  const phones = usePhoneChecks()
  const [asked, setAsked] = useState<string>()
  const [first, setFirst] = useState(known)
  const back = useStepBack()
  const { asked: proof, proven } = useProof()
  const email = useStateOf(cells.patron, ({ patron }) => patron?.email ?? '')
  const sendPin = (phone: string) => proven<AccountProblem>((shown) => actions.own.sendPhonePin(phone, shown))
  const send = async (phone: string): Promise<AccountProblem | undefined> => {
    const problem = await sendPin(phone)
    if (problem === undefined) setAsked(pastedText(phone))
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
        <ProofGate email={email} asked={proof}>
          {asked === undefined ? (
            <PhoneForm phone={first} problem={undefined} onPhone={send} />
          ) : (
            <CodeForm
              lead={words.phoneCodeLead({ phone: phones.displayed(asked) })}
              change={words.changePhone}
              onChange={change}
              onCode={async (code) => {
                const problem = await actions.own.verifyPhone(asked, code)
                if (problem !== undefined) return problem
                actions.say(profile.phoneChanged)
                back()
                return undefined
              }}
              onResend={() => sendPin(asked)}
            />
          )}
        </ProofGate>
      </section>
    </AccountScreen>
  )
}

/** New password (PROF-05, ACCT-66). */
export function PasswordScreen() {
  const profile = useWords('profile')
  const { cells, actions } = useAccount()
  const email = useStateOf(cells.patron, ({ patron }) => patron?.email ?? '')
  const back = useStepBack()
  const { asked, proven } = useProof()
  const set = async (password: string): Promise<AccountProblem | undefined> => {
    const problem = await proven<AccountProblem>((shown) => actions.own.setPassword(password, shown))
    if (problem !== undefined) return problem
    actions.say(profile.passwordChanged)
    back()
    return undefined
  }
  return (
    <AccountScreen title={profile.newPassword} onBack={back}>
      <section className={styles.section}>
        <ProofGate email={email} asked={asked}>
          <NewPasswordForm email={email} save={profile.save} onPassword={set} />
        </ProofGate>
      </section>
    </AccountScreen>
  )
}
