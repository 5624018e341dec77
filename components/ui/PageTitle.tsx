/** The name of the page in the browser's tab; phones have none. */
export function PageTitle(_props: { readonly children: string }) {
  return null;
}
