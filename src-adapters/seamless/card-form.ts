import { right } from 'fp-ts/lib/Either.js'
import type { CardForm, CardFormState, CardFormWords, CardToken } from '../../src-domain/payment/card-form.ts'
import type { FieldProblems, Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { formLife } from '../payment-form/form-life.ts'
import { outcomeInTime } from '../payment-form/in-time.ts'
import { cancelled, failed } from '../payment-form/outcomes.ts'
import { drawForm, type FormDrawing } from './form-drawing.ts'
import type { HostedFieldsWords } from './form-words.ts'
import { type Answer, fieldsOf, frameAnswer, problemOf } from './frame-answer.ts'
import { frameStyle } from './frame-style.ts'
import { nonceText } from './nonce.ts'
import { expiryOf, type OwnField, ownFields, problemsIn, type Typed } from './own-fields.ts'
import { type TokenFrame, tokenFrame } from './token-frame.ts'
import type { TokenizerDriver } from './tokenizer-driver.ts'

export interface CardFormNeeds {
  readonly driver: TokenizerDriver
  readonly labels: CardFormWords['fields']
  readonly words: HostedFieldsWords
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
}

type TokenAnswer = Extract<Answer, { readonly _tag: 'Token' }>

interface Drawn extends FormDrawing {
  readonly frame: TokenFrame
}

/**
 * The frame holds number and code and may send a token at any time. Submitting uses the latest token and draws a new
 * frame, so that no token is sent twice.
 */
export function hostedCardForm({ driver, labels, words, clock, ids, pause }: CardFormNeeds): CardForm {
  const life = formLife<CardFormState, CardToken>()
  const answer = frameAnswer(pause)
  const fields = ownFields(driver.hostsExpiry)
  const left = new Set<OwnField>()
  let drawn: Drawn | undefined
  /** Submissions without a message from the frame. */
  let silences = 0
  let isBlocked = false

  const typed = (): Typed => ({
    holderName: drawn?.inputs.holderName.value ?? '',
    expiry: drawn?.inputs.expiry.value ?? '',
  })
  const own = () => problemsIn(typed(), fields, clock.now())
  const framed = (): FieldProblems => {
    const said = answer.now()
    return said?._tag === 'Refused' ? fieldsOf(said.why) : {}
  }
  const changed = () => {
    const [wrong, said] = [own(), answer.now()]
    const shown = Object.fromEntries(fields.flatMap((field) => (left.has(field) ? [[field, wrong[field]]] : [])))
    const problems: FieldProblems = { ...definedValues(shown), ...framed() }
    drawn?.say(problems)
    life.tell({
      complete: Object.keys(wrong).length === 0 && said?._tag === 'Token',
      empty: answer.isEmpty() && fields.every((field) => typed()[field] === ''),
      ...(said?._tag === 'Token' ? { brand: said.brand } : {}),
      problems,
    })
  }
  const setBlocked = (now: boolean) => {
    isBlocked = now
    drawn?.setBlocked(now)
  }
  /** Marks the frame as blocked if its site is unreachable. A frame that sent messages is not blocked. */
  const look = async (frame: TokenFrame) => {
    const isReached = await frame.isReached()
    if (!isReached && drawn?.frame === frame && answer.isEmpty()) setBlocked(true)
  }
  const renew = () => {
    answer.forget()
    if (drawn !== undefined) {
      drawn.frame.renew()
      setBlocked(false)
      void look(drawn.frame)
    }
    changed()
  }
  const listenTo = (field: OwnField, input: HTMLInputElement) => {
    input.addEventListener('input', changed)
    input.addEventListener('blur', () => {
      // Tabbing through a field is no error.
      if (input.value !== '') left.add(field)
      changed()
    })
  }
  const onRetry = () => {
    renew()
    drawn?.frame.focus()
  }
  const draw = (host: HTMLElement): Promise<Outcome<void>> => {
    drawn?.frame.dispose()
    drawn?.root.remove()
    const idStem = `card-${ids.uuid().slice(0, 8)}`
    const drawing = drawForm({ page: host.ownerDocument, idStem, labels, words, fields, onRetry })
    for (const field of fields) listenTo(field, drawing.inputs[field])
    host.append(drawing.root)
    const frame = tokenFrame({
      place: drawing.place,
      driver,
      address: driver.address({ labels, css: frameStyle(host) }),
      title: words.frame,
      heard: (message) => {
        silences = 0
        answer.hear(message)
        if (isBlocked) setBlocked(false)
        changed()
      },
    })
    drawn = { ...drawing, frame }
    const opened = frame.open()
    void look(frame)
    return opened
  }

  const complain = ({ inputs, frame, say }: Drawn, inFrame: FieldProblems): Outcome<never> => {
    for (const field of fields) left.add(field)
    changed()
    const wrong: FieldProblems = { ...own(), ...inFrame }
    const isIncomplete = inFrame.number !== 'missing' && Object.values(wrong).every((problem) => problem === 'missing')
    say(wrong, isIncomplete ? words.someEmpty : words.fixFirst)
    const first = firstWrong(wrong, fields)
    if (first === 'frame') frame.focus()
    else inputs[first].focus()
    return failed({ _tag: 'InvalidFields', fields: wrong })
  }
  const unheard = (form: Drawn): Outcome<never> => {
    silences += 1
    // After one silence, perhaps nothing was entered. After two, the frame is missing.
    if (silences < 2) return complain(form, { number: 'missing' })
    silences = 0
    renew()
    setBlocked(true)
    return failed({ _tag: 'Unavailable', cause: 'timeout' })
  }
  const refused = (form: Drawn, { why }: Extract<Answer, { readonly _tag: 'Refused' }>): Outcome<never> => {
    if (why.group === 'empty' || why.group === 'invalid') return complain(form, fieldsOf(why))
    // The frame would report nothing more.
    if (why.group !== 'tokenise') renew()
    return failed(problemOf(why))
  }
  const submit = async (): Promise<Outcome<CardToken>> => {
    const form = drawn
    if (form === undefined) return cancelled
    form.frame.request()
    const isUntouched = answer.isEmpty() && driver.request === undefined
    if (Object.keys(own()).length > 0) return complain(form, isUntouched ? { number: 'missing' } : framed())
    const said = await answer.next()
    if (life.isOver()) return cancelled
    if (said === undefined) return unheard(form)
    return said._tag === 'Refused' ? refused(form, said) : taken(form, said)
  }
  const taken = (form: Drawn, { token, brand, last4, ...said }: TokenAnswer): Outcome<CardToken> => {
    const [name, expiry] = [typed().holderName.trim(), said.expiry ?? expiryOf(typed().expiry.trim())]
    if (expiry === undefined) return complain(form, { expiry: 'missing' })
    const card = { brand, last4, expMonth: expiry.month, expYear: expiry.year }
    renew()
    return right({ nonce: nonceText({ token, expiry, name }), card })
  }

  return {
    mount: (host) => life.mount(host, (element) => outcomeInTime(pause, () => draw(element))),
    onState: life.listen,
    // A frame that takes requests may still answer; any other would have sent its token.
    submit: () => life.submit(isBlocked && driver.request === undefined ? async () => loadBlocked : submit),
    clear: () => {
      for (const field of fields) if (drawn !== undefined) drawn.inputs[field].value = ''
      left.clear()
      renew()
    },
    focus: (field) => {
      const mine = fields.find((one) => one === field)
      if (mine === undefined) drawn?.frame.focus()
      else drawn?.inputs[mine].focus()
    },
    dispose: () => {
      if (!life.end()) return
      drawn?.frame.dispose()
      drawn?.root.remove()
      drawn = undefined
    },
  }
}

const loadBlocked = failed({ _tag: 'Unavailable', cause: 'load' })

function firstWrong({ holderName, number, cvc }: FieldProblems, ours: readonly OwnField[]): OwnField | 'frame' {
  if (holderName !== undefined) return 'holderName'
  return ours.includes('expiry') && number === undefined && cvc === undefined ? 'expiry' : 'frame'
}

function definedValues<A>(values: Readonly<Record<string, A | undefined>>): Readonly<Record<string, A>> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, one]) => (one === undefined ? [] : [[name, one]])))
}
