import type { CardToken, Outcome, WalletButton, WalletRequest } from '../../src-domain/payment/payment-processor.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import { failed, isElement } from './on-page.ts'
import { drawWallet, type SheetAnswer, type WalletDrawing, type WalletWords } from './wallet-drawing.ts'

/** A wallet of play money: one test card, and a sheet that does as it is told. */
export function sandboxWalletButton({ amount, label }: WalletRequest, words: WalletWords, ids: Ids): WalletButton {
  const listeners = new Set<(outcome: Outcome<CardToken>) => void>()
  let drawing: WalletDrawing | undefined
  let isOpen = false
  let isDisposed = false

  const finish = (outcome: Outcome<CardToken>) => {
    if (!isOpen) return
    isOpen = false
    drawing?.close()
    for (const listen of listeners) listen(outcome)
  }
  const outcomeOf = (answer: SheetAnswer): Outcome<CardToken> => {
    if (answer === 'cancel') return failed({ _tag: 'Cancelled' })
    if (answer === 'decline') return failed({ _tag: 'Declined', reason: 'declined' })
    return { ok: true, value: { nonce: `sbx_approved_4242_visa_${ids.uuid()}` } }
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
        drawn.ask({ amount, label }, (answer) => finish(outcomeOf(answer)))
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
