export type ExamplePay = (publicKey: string) => {
  readonly fields: () => {
    readonly mount: (host: Element) => Promise<void>
    readonly onChange: (listen: (state: unknown) => void) => void
    readonly tokenise: (about: { readonly currency: string; readonly amount?: number }) => Promise<unknown>
    readonly clear: () => void
    readonly focus: (field: string) => void
    readonly unmount: () => void
  }
}

declare global {
  interface Window {
    ExamplePay?: ExamplePay
  }
}
