import { type PointerEvent, useRef } from 'react'

/** Tells whether a button is being pressed. A message on blur would move the button away from the finger. */
export function usePress() {
  const isDown = useRef(false)
  const end = () => {
    isDown.current = false
  }
  return {
    isPressing: () => isDown.current,
    watch: {
      onPointerDown: (event: PointerEvent) => {
        isDown.current = event.target instanceof Element && event.target.closest('button') !== null
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}
