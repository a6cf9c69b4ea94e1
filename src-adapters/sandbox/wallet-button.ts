import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaidByWallet, WalletButton, WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { tellBank } from './tell-bank.ts'
import { drawWallet, type SheetAnswer, type WalletDrawing } from './wallet-drawing.ts'

export interface SandboxWalletNeeds {
  readonly words: Pick<CardFormWords, 'wallet' | 'bank'>
  readonly ids: Ids
  readonly send: SendJson
}

/** The order server opens the payment (PAY-14); the bank may require a further step (PAY-15). */
export function sandboxWalletButton(request: WalletRequest, { words, ids, send }: SandboxWalletNeeds): WalletButton {
  const life = formLife<Outcome<PaidByWallet>, never>()
  let drawing: WalletDrawing | undefined
  let isOpen = false

  const finish = (outcome: Outcome<PaidByWallet>) => {
    if (!isOpen) return
    isOpen = false
    drawing?.close()
    life.tell(outcome)
  }
  const confirm = async (clientSecret: string): Promise<Outcome<PaidByWallet>> => {
    const [transactionId = ''] = clientSecret.split('_secret_')
    const told = await tellBank(send, clientSecret, 'confirm')
    if (isRight(told)) return right({ _tag: 'Transaction', transactionId })
    return told.left._tag === 'OutcomeUnknown' ? failed({ ...told.left, transactionId }) : told
  }
  const refuse = async (clientSecret: string): Promise<Outcome<PaidByWallet>> => {
    await tellBank(send, clientSecret, 'refuse')
    return failed({ _tag: 'Declined', reason: 'declined' })
  }
  const pay = async (answer: Exclude<SheetAnswer, 'cancel'>): Promise<void> => {
    drawing?.wait()
    const opened = await request.intent()
    if (isLeft(opened)) return finish(opened)
    if (!isOpen) return
    const { clientSecret } = opened.right
    if (answer === 'approve') return finish(await confirm(clientSecret))
    if (answer === 'decline') return finish(await refuse(clientSecret))
    drawing?.askBank(async (says) =>
      finish(says === 'confirm' ? await confirm(clientSecret) : await refuse(clientSecret)),
    )
  }
  const answered = (answer: SheetAnswer): void => {
    if (answer === 'cancel') finish(cancelled)
    else void pay(answer)
  }
  return {
    mount: (host) =>
      life.mount(host, async (element) => {
        const drawn = drawWallet(element.ownerDocument, `wallet-${ids.uuid().slice(0, 8)}`, words)
        drawn.button.addEventListener('click', () => {
          if (isOpen) return
          isOpen = true
          drawn.ask(request, answered)
        })
        element.append(drawn.root)
        drawing = drawn
        return done
      }),
    onFinished: life.listen,
    dispose: () => {
      finish(cancelled)
      if (!life.end()) return
      drawing?.root.remove()
      drawing = undefined
    },
  }
}
