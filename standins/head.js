/**
 * For `expo-router/head`: only the provider that the router puts around the app. The real one gathers titles and tags;
 * our titles are React's own (components/ui/PageTitle.web.tsx), and everything else in the head is in app/+html.tsx.
 */
export const Head = { Provider: ({ children }) => children };
export default Head;
