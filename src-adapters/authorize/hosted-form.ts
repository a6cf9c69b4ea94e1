import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CardForm, CardFormState, CardToken } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Ids, Pause } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { cancelled, done, failed } from '../payment-form/outcomes.ts'
import { type HostedCard, readHosted } from './accept-answer.ts'
import type { AcceptUi, HostedCardWords } from './accept-ui.ts'
import { nonceText } from './nonce.ts'

/** Milliseconds. Nonces last fifteen minutes. */
const longestKept = 14 * 60_000

export interface HostedFormNeeds {
  readonly words: HostedCardWords
  readonly acceptUi: AcceptUi
  readonly pause: Pause
  readonly ids: Ids
}

/** Our page has no card fields (SAQ A). */
export function hostedCardForm({ words, acceptUi, pause, ids }: HostedFormNeeds): CardForm {
  const life = formLife<CardFormState, CardToken>()
  let entered: Outcome<HostedCard> | undefined
  let drawing: ReturnType<typeof drawn> | undefined

  const changed = () => {
    const shown = entered === undefined || isLeft(entered) ? undefined : entered.right
    drawing?.show(shown)
    const brand = shown?.card?.brand
    const empty = entered === undefined
    life.tell({ complete: !empty, empty, ...(brand === undefined ? {} : { brand }), problems: {} })
  }
  const keep = (outcome: Outcome<HostedCard> | undefined) => {
    entered = outcome
    changed()
  }
  const heard = (answer: unknown) => {
    if (life.isOver()) return
    const outcome = readHosted(answer)
    keep(outcome)
    void pause.wait(longestKept).then(() => {
      if (entered === outcome && !life.isOver()) keep(undefined)
    })
  }
  const submit = async (): Promise<Outcome<CardToken>> => {
    const outcome = entered
    if (outcome === undefined) {
      drawing?.complain()
      return failed({ _tag: 'InvalidFields', fields: { number: 'missing' } })
    }
    keep(undefined)
    if (isLeft(outcome)) return outcome
    const { opaque, card, postalCode, street } = outcome.right
    const nonce = nonceText({ ...opaque, postalCode, street })
    return right({ nonce, ...(card === undefined ? {} : { card }), ...(street === '' ? {} : { street }) })
  }

  return {
    mount: (host) =>
      life.mount(host, async (element) => {
        const made = drawn(element.ownerDocument, `card-${ids.uuid().slice(0, 8)}`, words)
        made.button.addEventListener('click', () => acceptUi.open(heard, () => made.button.focus()))
        element.append(made.root)
        drawing = made
        return done
      }),
    onState: life.listen,
    submit: () => (life.isOver() ? Promise.resolve(cancelled) : life.submit(submit)),
    clear: () => keep(undefined),
    focus: () => drawing?.button.focus(),
    dispose: () => {
      if (!life.end()) return
      entered = undefined
      drawing?.root.remove()
      drawing = undefined
    },
  }
}

function drawn(page: Document, idStem: string, words: HostedCardWords) {
  const [root, box] = [page.createElement('div'), page.createElement('div')]
  const [card, button, note] = [page.createElement('output'), page.createElement('button'), page.createElement('p')]
  root.dataset['cardForm'] = 'authorize-hosted'
  box.dataset['field'] = 'number'
  button.type = 'button'
  button.dataset['cardEntry'] = ''
  note.id = `${idStem}-error`
  note.hidden = true
  note.textContent = words.missing
  button.textContent = words.enter
  box.append(card, button, note)
  root.append(box)
  return {
    root,
    button,
    show: (entered: HostedCard | undefined) => {
      const { last4, expMonth, expYear } = entered?.card ?? {}
      const expires = `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
      card.textContent =
        entered === undefined ? '' : last4 === undefined ? words.entered : `${words.entered} •••• ${last4}, ${expires}`
      button.textContent = entered === undefined ? words.enter : words.change
      note.hidden = true
      button.removeAttribute('aria-describedby')
    },
    complain: () => {
      note.hidden = false
      button.setAttribute('aria-describedby', note.id)
      button.focus()
    },
  }
}
