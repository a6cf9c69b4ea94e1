import type { ReactNode } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import { CodeForm, type CodeFormProps } from './code-form.tsx'
import { usePhoneChecks } from './phone-checks.tsx'
import { PhoneForm } from './phone-form.tsx'
import { signInPrompt } from './sign-in-outcome-text.ts'
import { UpdateEmailForm } from './update-email-form.tsx'

export interface CodeScreensNeeds {
  readonly conversation: AccountConversation
  readonly flow: SignInFlow
  /** Why the automatic code was not sent. */
  readonly problem: AccountProblem | undefined
  readonly finish: (outcome: SignInOutcome) => void
}

export interface CodeScreen {
  readonly title: string
  readonly form: ReactNode
  /** Returns to the address entry. */
  readonly back?: () => void
}

export function codeScreens(
  { account: words, ordering: spoken }: Pick<Words, 'account' | 'ordering'>,
  { conversation, flow, problem, finish }: CodeScreensNeeds,
) {
  const { held } = spoken
  const done = (answer: Awaited<ReturnType<AccountConversation['changeEmail']>>) => {
    if (answer._tag === 'Left') return answer.left
    if (answer.right !== undefined) finish(answer.right)
    return undefined
  }
  const { proof, notice } = flow
  const said = signInPrompt(spoken, notice)
  const changed = () => conversation.tell({ _tag: 'ProofChanged' })
  return {
    pincode: (): CodeScreen => ({
      title: words.codeTitle,
      form: (
        <CodeForm
          support={conversation.support}
          lead={words.codeLead({ email: flow.email })}
          notice={said}
          change={words.change}
          onChange={() => conversation.tell({ _tag: 'EmailEdited', email: flow.email })}
          onCode={async (code) => done(await conversation.signInByPin(code))}
          onResend={() => conversation.sendSignInPin(flow.email)}
        />
      ),
    }),
    phone: (): CodeScreen =>
      proof?._tag === 'PhoneCode'
        ? {
            title: words.codeTitle,
            back: changed,
            form: (
              <PhoneCodeForm
                support={conversation.support}
                key="phone"
                phone={proof.phone}
                notice={said}
                change={words.changePhone}
                onChange={changed}
                onCode={async (code) => done(await conversation.verifyPhone(code))}
                onResend={() => conversation.sendPhonePin(proof.phone)}
              />
            ),
          }
        : {
            title: words.phoneTitle,
            form: (
              <PhoneForm
                phone={flow.held?.patron?.phone?.value ?? ''}
                notice={held.UnverifiedPhone}
                problem={problem}
                onPhone={conversation.sendPhonePin}
              />
            ),
          },
    email: (): CodeScreen =>
      proof?._tag === 'EmailCode'
        ? {
            title: words.codeTitle,
            back: changed,
            form: (
              <CodeForm
                support={conversation.support}
                key="email"
                lead={words.emailCodeLead({ email: proof.email })}
                change={words.change}
                onChange={changed}
                onCode={async (code) => done(await conversation.confirmEmail(code))}
                onResend={async () => done(await conversation.changeEmail(proof.email))}
              />
            ),
          }
        : {
            title: words.updateEmailTitle,
            form: (
              <UpdateEmailForm
                email={flow.email}
                notice={held.NoEmail}
                onEmail={async (email) => done(await conversation.changeEmail(email))}
              />
            ),
          },
  }
}

/** Fetches the phone rules of the brand's country, as the form before it does. */
function PhoneCodeForm({ phone, ...form }: Omit<CodeFormProps, 'lead'> & { readonly phone: string }) {
  const { phoneCodeLead } = useWords('account')
  const phones = usePhoneChecks()
  return <CodeForm {...form} lead={phoneCodeLead({ phone: phones.displayed(phone) })} />
}
