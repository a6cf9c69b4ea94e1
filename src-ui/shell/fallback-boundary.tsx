import { Component, type ReactNode } from 'react'

export interface FallbackBoundaryProps {
  readonly fallback: ReactNode
  readonly report: (reason: unknown) => void
  /** A changed value renders the content again. */
  readonly of?: unknown
  readonly children: ReactNode
}

/**
 * Error boundary for optional content. After an error it shows `fallback`, and the rest of the page works (CONF-10).
 */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown) {
    this.props.report(reason)
  }

  override componentDidUpdate(before: FallbackBoundaryProps) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
