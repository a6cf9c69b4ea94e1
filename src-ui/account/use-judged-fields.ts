import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWrongFields } from '../design/use-wrong-fields.ts'

export interface JudgedFields<N extends string> {
  readonly names: readonly N[]
  readonly initial: Readonly<Record<N, string>>
  /** Error texts by field. */
  readonly judge: (typed: Readonly<Record<N, string>>) => Readonly<Partial<Record<N, string | undefined>>>
  /** The entry as the field shows it once it was left. Absent: unchanged. */
  readonly written?: (name: N, typed: string) => string
  /** Called when all fields are valid. Calls never overlap. */
  readonly send: (typed: Readonly<Record<N, string>>) => Promise<void>
}

/**
 * Shows errors on blur and clears them once the entry is valid. An invalid submit focuses the only invalid field, or a
 * summary of several. If a press on a button causes the blur, the check waits until the press ends, because an error
 * would move the button.
 */
export function useJudgedFields<N extends string>({ names, initial, judge, written, send }: JudgedFields<N>) {
  const [typed, setTyped] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<N>>(new Set())
  const [isSending, setSending] = useState(false)
  const press = useRef<{ isUnderWay: boolean; readonly left: Set<N> }>({ isUnderWay: false, left: new Set() })
  const [refused, setRefused] = useState<{ readonly name: N; readonly text: string }>()
  const errors = judge(typed)
  const { summary, idOf, refuse, forget } = useWrongFields<N>((name) => errors[name] !== undefined)
  const refusedField = refused === undefined ? undefined : idOf(refused.name)
  // Runs after the message is rendered, so that screen readers read it with the field.
  useEffect(() => {
    if (refused !== undefined && refusedField !== undefined) document.getElementById(refusedField)?.focus()
  }, [refused, refusedField])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLeft(new Set(names))
    const wrong = names.filter((name) => errors[name] !== undefined)
    if (wrong.length > 0) return refuse(wrong)
    if (isSending) return
    setRefused(undefined)
    setSending(true)
    await send(typed)
    setSending(false)
  }
  const pressed = () => {
    const names = [...press.current.left]
    press.current = { isUnderWay: false, left: new Set() }
    if (names.length > 0) setLeft((now) => new Set([...now, ...names]))
  }
  return {
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
      onPointerDown: () => {
        press.current.isUnderWay = true
      },
      onClick: pressed,
      onKeyDown: pressed,
    },
    isSending,
    typed,
    summary,
    /** Shows a server error until the next edit. */
    refuse: (name: N, text: string) => setRefused({ name, text }),
    empty: () => {
      setTyped(initial)
      setLeft(new Set())
      forget()
    },
    field: (name: N) => ({
      id: idOf(name),
      name,
      value: typed[name],
      onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
        const { value } = event.currentTarget
        setRefused(undefined)
        setTyped((now) => ({ ...now, [name]: value }))
      },
      onBlur: () => {
        if (written !== undefined) setTyped((now) => ({ ...now, [name]: written(name, now[name]) }))
        press.current.left.add(name)
        if (!press.current.isUnderWay) pressed()
      },
      error: (left.has(name) ? errors[name] : undefined) ?? (refused?.name === name ? refused.text : undefined),
      required: true,
    }),
  }
}
