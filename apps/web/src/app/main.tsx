/** Entry of the web app: texts first, then the page. */
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './style.css';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../platform/i18n.ts';
import { catchInstallOffer } from '../platform/install.ts';
import { startWebview } from '../platform/webview.ts';
import { Root } from './root.tsx';

catchInstallOffer(window);
startWebview(document, location.search);
const place = document.getElementById('root');
if (place !== null) {
  void startI18n().then(() => createRoot(place).render(<Root />));
}
