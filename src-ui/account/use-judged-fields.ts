import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWrongFields } from '../design/use-wrong-fields.ts'

export interface JudgedFields<N extends string> {
  readonly names: readonly N[]
  readonly initial: Readonly<Record<N, string>>
  /** What is wrong with what is typed, in words. */
  readonly judge: (typed: Readonly<Record<N, string>>) => Readonly<Partial<Record<N, string | undefined>>>
  /** Asked once at a time, when nothing is wrong. */
  readonly send: (typed: Readonly<Record<N, string>>) => Promise<void>
}

/**
 * Fields that are judged when they are left, and taken at their word as soon as they are right. What is wrong when the
 * form is sent gets the focus, or the summary of it where that is more than one field, and nothing is sent. Nothing
 * appears between finger and button: a field that is left by a press is judged when the press is over.
 */
export function useJudgedFields<N extends string>({ names, initial, judge, send }: JudgedFields<N>) {
  const [typed, setTyped] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<N>>(new Set())
  const [isSending, setSending] = useState(false)
  const press = useRef<{ isUnderWay: boolean; readonly left: Set<N> }>({ isUnderWay: false, left: new Set() })
  /** What the server has against a field. */
  const [refused, setRefused] = useState<{ readonly name: N; readonly text: string }>()
  const errors = judge(typed)
  const { summary, idOf, refuse, forget } = useWrongFields<N>((name) => errors[name] !== undefined)
  const refusedField = refused === undefined ? undefined : idOf(refused.name)
  // After the sentence is there, so that it is read with the field.
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
    /** What stands above the fields where several were wrong. */
    summary,
    /** Shows what the server has against a field, at that field and with the focus on it, until something is typed. */
    refuse: (name: N, text: string) => setRefused({ name, text }),
    /** As it was at first, and not judged. */
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
        press.current.left.add(name)
        if (!press.current.isUnderWay) pressed()
      },
      error: (left.has(name) ? errors[name] : undefined) ?? (refused?.name === name ? refused.text : undefined),
      required: true,
    }),
  }
}
