import { type PointerEvent, useRef } from 'react'

/**
 * Whether a button is being pressed. A complaint that appears while a field is left for a button would move the button
 * away under the finger, and the press would be lost; the press itself says what is wrong.
 */
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
