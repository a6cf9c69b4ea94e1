import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaidByWallet, WalletButton, WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import { failed, isElement } from './on-page.ts'
import { tellBank } from './tell-bank.ts'
import { drawWallet, type SheetAnswer, type WalletDrawing } from './wallet-drawing.ts'

export interface SandboxWalletNeeds {
  readonly words: Pick<CardFormWords, 'wallet' | 'bank'>
  readonly ids: Ids
  readonly send: SendJson
}

/**
 * A wallet of play money: one test card, and a sheet that does as it is told. What it pays is opened by the order server
 * and confirmed at the sandbox's bank (PAY-14), which may ask its customer once more (PAY-15).
 */
export function sandboxWalletButton(request: WalletRequest, { words, ids, send }: SandboxWalletNeeds): WalletButton {
  const listeners = new Set<(outcome: Outcome<PaidByWallet>) => void>()
  let drawing: WalletDrawing | undefined
  let isOpen = false
  let isDisposed = false

  const finish = (outcome: Outcome<PaidByWallet>) => {
    if (!isOpen) return
    isOpen = false
    drawing?.close()
    for (const listen of listeners) listen(outcome)
  }
  const confirm = async (clientSecret: string): Promise<Outcome<PaidByWallet>> => {
    const [transactionId = ''] = clientSecret.split('_secret_')
    const told = await tellBank(send, clientSecret, 'confirm')
    if (told.ok) return { ok: true, value: { _tag: 'Transaction', transactionId } }
    return told.problem._tag === 'OutcomeUnknown' ? failed({ ...told.problem, transactionId }) : told
  }
  const refuse = async (clientSecret: string): Promise<Outcome<PaidByWallet>> => {
    await tellBank(send, clientSecret, 'refuse')
    return failed({ _tag: 'Declined', reason: 'declined' })
  }
  const pay = async (answer: Exclude<SheetAnswer, 'cancel'>): Promise<void> => {
    drawing?.wait()
    const opened = await request.intent()
    if (!opened.ok) return finish(opened)
    if (!isOpen) return
    const { clientSecret } = opened.value
    if (answer === 'approve') return finish(await confirm(clientSecret))
    if (answer === 'decline') return finish(await refuse(clientSecret))
    drawing?.askBank(async (says) =>
      finish(says === 'confirm' ? await confirm(clientSecret) : await refuse(clientSecret)),
    )
  }
  const answered = (answer: SheetAnswer): void => {
    if (answer === 'cancel') finish(failed({ _tag: 'Cancelled' }))
    else void pay(answer)
  }
  return {
    mount: async (host) => {
      if (isDisposed) return failed({ _tag: 'Cancelled' })
      if (drawing !== undefined) return { ok: true, value: undefined }
      if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
      const drawn = drawWallet(host.ownerDocument, `wallet-${ids.uuid().slice(0, 8)}`, words)
      drawn.button.addEventListener('click', () => {
        if (isOpen) return
        isOpen = true
        drawn.ask(request, answered)
      })
      host.append(drawn.root)
      drawing = drawn
      return { ok: true, value: undefined }
    },
    onFinished: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      finish(failed({ _tag: 'Cancelled' }))
      listeners.clear()
      drawing?.root.remove()
      drawing = undefined
    },
  }
}
